import re,subprocess,collections,os,sys
fs=subprocess.run("git ls-files 'packages/*/src/*.ts' 'apps/*/src/*.ts' 'apps/*/src/*.tsx'",shell=True,capture_output=True,text=True).stdout.split()
tot=0; saved=collections.Counter(); bymod=collections.Counter(); byfolder=collections.Counter()
multi=collections.Counter()
for f in fs:
    s=open(f).read()
    for m in re.finditer(r'^import (type )?\{([^}]*)\} from \'([^\']+)\';\n',s,flags=re.M):
        n=m[0].count('\n'); k='/'.join(f.split('/')[:2]); tot+=n; byfolder[k]+=n
        if n>1 and not m[1]:
            mod=m[3]
            if mod.startswith('.'): mod=os.path.normpath(os.path.join(os.path.dirname(f),mod))
            bymod[mod]+=n-1; multi[mod]+=1
print(tot); print(byfolder.most_common())
print(sum(bymod.values()))
for m,n in bymod.most_common(60): print(n,multi[m],m)
